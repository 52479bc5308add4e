import { circlesIn } from './import-circles.ts';

/** The floors of `src/content`, from the top. A file imports from its own floor and from those below, types included. */
export const floors = [
  'process',
  'model',
  'desk',
  'wire',
  'inbox',
  'people',
  'identity',
  'lifecycle',
  'library',
  'graph',
  'access',
  'foundation',
] as const;

/** Where Next and Payload look for them. They compose everything, as the top floor does. */
const besideFloors = /^(?:app\/.*|payload\.config\.ts|next-configuration\.ts|next-env\.d\.ts)$/;

/** What rests on Payload's inside: a room beside the lowest floor, for all of them. */
const besideFoundation = 'payload';

const mostRooms = 9;

/** The problems of the imports between files of `src/content`, by file; paths are relative to it. */
export function floorProblems(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const problems: string[] = [];
  const roomsOf = new Map<string, Set<string>>();
  const importsOfRooms = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const level = levelOf(file);
    if (level === undefined) {
      problems.push(
        `${file} is in no room: its place is {floor}/{room}, and the floors are ${floors.join(', ')}.`,
      );
      continue;
    }
    const room = roomOf(file);
    if (room === undefined || isTest(file)) continue;
    const [floor = ''] = room.split('/');
    roomsOf.set(floor, (roomsOf.get(floor) ?? new Set()).add(room));
    const others = importsOfRooms.get(room) ?? [];
    importsOfRooms.set(room, others);
    for (const target of targets) {
      if ((levelOf(target) ?? 0) < level) problems.push(`${file} imports ${target}, from a floor above.`);
      const other = roomOf(target);
      if (other !== undefined && other !== room) others.push(other);
    }
  }
  for (const [floor, rooms] of roomsOf)
    if (rooms.size > mostRooms)
      problems.push(`${floor} has ${rooms.size} rooms: a floor has at most ${mostRooms}.`);
  for (const circle of circlesIn(importsOfRooms))
    problems.push(`These rooms import each other in a circle, types included: ${circle.join(', ')}`);
  return problems;
}

/** From the top; undefined for what is on no floor. */
function levelOf(file: string): number | undefined {
  if (besideFloors.test(file)) return 0;
  if (roomOf(file) === besideFoundation) return floors.length - 1;
  const level = floors.findIndex((floor) => file.startsWith(`${floor}/`));
  return level === -1 || roomOf(file) === undefined ? undefined : level;
}

/** `floor/room`; undefined for what is in none. */
function roomOf(file: string): string | undefined {
  if (file.startsWith(`${besideFoundation}/`)) return besideFoundation;
  return besideFloors.test(file) ? undefined : /^[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];
}

/** A test may ask from above, as what it tests is asked. */
function isTest(file: string): boolean {
  return file.includes('.test.');
}
