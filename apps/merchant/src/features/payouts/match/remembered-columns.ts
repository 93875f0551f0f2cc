import { headingsKey, type BankColumns } from '@daftar/rules/bank/columns'
import { bankFields } from '@daftar/rules/bank/headings'

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

/** A browser that keeps nothing asks again next time. */
export function rememberColumns(
  headings: readonly string[],
  columns: BankColumns,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const key = headingsKey(headings)
  const others = all(storage).filter((each) => each.key !== key)
  try {
    storage.setItem(storageKey, JSON.stringify([{ key, columns }, ...others].slice(0, rememberedMax)))
  } catch {
    // The storage is full or shut.
  }
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
  return typeof key === 'string' && Array.isArray(columns) && columns.every(isField)
}

function isField(value: unknown): boolean {
  return value === null || (bankFields as readonly unknown[]).includes(value)
}
