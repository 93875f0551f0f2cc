import { headingsKey, type BankColumns } from '@daftar/rules/bank/columns'

const storageKey = 'merchant.bank_columns'
/** Somebody has accounts at a few banks, not at dozens. */
const rememberedMax = 12

/** The columns somebody mapped once for the same headings; null when nobody did. */
export function rememberedColumns(
  headings: readonly string[],
  storage: Pick<Storage, 'getItem'>,
): BankColumns | null {
  return all(storage).find(({ key }) => key === headingsKey(headings))?.columns ?? null
}

export function rememberColumns(
  headings: readonly string[],
  columns: BankColumns,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const key = headingsKey(headings)
  const others = all(storage).filter((each) => each.key !== key)
  storage.setItem(storageKey, JSON.stringify([{ key, columns }, ...others].slice(0, rememberedMax)))
}

type Remembered = { key: string; columns: BankColumns }

function all(storage: Pick<Storage, 'getItem'>): Remembered[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRemembered) : []
  } catch {
    return []
  }
}

function isRemembered(value: unknown): value is Remembered {
  const { key, columns } = (value ?? {}) as Partial<Remembered>
  return typeof key === 'string' && typeof columns?.date === 'number' && Array.isArray(columns.texts)
}
