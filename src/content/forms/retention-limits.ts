/** After how many days a form's submissions are deleted: at least, at most, and unless told. */
export const retentionLimits = { least: 1, most: 3650, usual: 180 };
