/* Of presses and not of a club, as a drawing has them. */
export const blackInk = `#${'0'.repeat(6)}`;
export const barePaper = `#${'F'.repeat(6)}`;
