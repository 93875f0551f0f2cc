import type { PartValues } from '@daftar/rules/part-links/part-forms'

/**
 * What was typed and has not arrived yet, on this device and for this visit; nothing of it stays once it has
 * arrived.
 */
export function keepValues(store: Storage, id: string, values: PartValues | null): void {
  try {
    if (values === null) store.removeItem(nameOf(id))
    else store.setItem(nameOf(id), JSON.stringify(values))
  } catch {
    // A browser that keeps nothing keeps it on the page alone.
  }
}

export function keptValues(store: Storage, id: string): PartValues {
  try {
    return JSON.parse(store.getItem(nameOf(id)) ?? '{}') as PartValues
  } catch {
    return {}
  }
}

function nameOf(id: string): string {
  return `part:${id}`
}
