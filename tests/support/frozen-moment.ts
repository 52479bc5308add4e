/** The time (ms) of all baselines; some demo polls are open then, others not. */
export const frozenMoment = Date.parse('2026-11-15T11:00:00.000Z');
