/** Import cycles: strongly connected components of more than one file, by Tarjan's algorithm. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const places = new Map<string, number>();
  const open: string[] = [];

  /** Returns the low link of the file. */
  function visit(file: string): number {
    const place = places.size;
    places.set(file, place);
    open.push(file);
    let earliest = place;
    for (const other of imports.get(file) ?? []) {
      const known = places.get(other);
      if (known === undefined) earliest = Math.min(earliest, visit(other));
      else if (open.includes(other)) earliest = Math.min(earliest, known);
    }
    if (earliest === place) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.sort());
    }
    return earliest;
  }

  for (const file of imports.keys()) if (!places.has(file)) visit(file);
  return circles;
}
