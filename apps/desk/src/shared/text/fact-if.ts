import type { Fact } from '@daftar/ui/description-list'

/** A fact that is left out where there is nothing to say: null, an empty text, or what was not so. */
export function factIf(id: string, label: string, value: Fact['value']): Fact[] {
  return value === null || value === undefined || value === '' || value === false
    ? []
    : [{ id, label, value }]
}
