interface StoredHere {
  label: string;
  forget: () => void;
}

/** What this device stores of one item, named as in `StoredThing`; nothing if storage is blocked. */
export function storedHere({
  name,
  place,
  parts,
}: Readonly<Record<'name' | 'place' | 'parts', string>>): StoredHere[] {
  try {
    if (place === 'cookie') return cookieHere(name);
    const storage = place === 'local' ? localStorage : sessionStorage;
    const keys = name.endsWith('…')
      ? Object.keys(storage).filter((key) => key.startsWith(name.slice(0, -1)))
      : Object.keys(storage).filter((key) => key === name);
    return keys.flatMap((key) =>
      parts === 'permissions'
        ? permissionsHere(storage, key)
        : [{ label: key, forget: () => storage.removeItem(key) }],
    );
  } catch {
    return [];
  }
}

function cookieHere(name: string): StoredHere[] {
  if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))) return [];
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  };
  return [{ label: name, forget }];
}

/** A JSON object of permission -> provider name. An unparsable one is deleted as a whole. */
function permissionsHere(storage: Storage, key: string): StoredHere[] {
  const entries = Object.entries(parsed(storage.getItem(key)));
  if (entries.length === 0) return [{ label: key, forget: () => storage.removeItem(key) }];
  return entries.map(([permission, label]) => ({
    label: String(label),
    forget: () => {
      const { [permission]: _forgotten, ...others } = parsed(storage.getItem(key));
      if (Object.keys(others).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(others));
    },
  }));
}

function parsed(value: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(value ?? '{}'));
  } catch {
    return {};
  }
}
