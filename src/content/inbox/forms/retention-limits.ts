/** In days: minimum, maximum and default. */
export const retentionLimits = { least: 1, most: 3650, usual: 180 };
