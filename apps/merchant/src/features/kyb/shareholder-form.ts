import type { FieldCode } from '@daftar/contract'
import type { ShareholderDocument } from '@daftar/rules/capital/kyb/shareholder-ids'
import type { Shareholder } from '@daftar/rules/capital/kyb/shareholders'

/**
 * The list while its documents are handed in: `0.passport` is that of the first. Each has a name of its own,
 * because two uploads of one person may arrive at once.
 */
export type IdsValues = Readonly<Record<string, string | boolean>>

/** What the step may change of a shareholder. */
export type HolderChange = Partial<Pick<Shareholder, 'name' | 'uaeResident' | ShareholderDocument>>

/** The field of a document in the list, which is its id as well. */
export function documentField(index: number, paper: ShareholderDocument): string {
  return `${index}.${paper}`
}

export function startIds(list: readonly Shareholder[]): IdsValues {
  return Object.assign({}, ...list.map((holder, index) => changeOf(index, holder))) as IdsValues
}

/** A change of one shareholder as a change of the form. */
export function changeOf(index: number, change: HolderChange): IdsValues {
  const { name, uaeResident, passport, nationalId } = change
  const fields = Object.entries({ name, uaeResident, passport, nationalId })
  return Object.fromEntries(
    fields.flatMap(([field, value]) => (value === undefined ? [] : [[`${index}.${field}`, value]])),
  )
}

/** The shareholders as the form has them now. */
export function holdersIn(values: IdsValues, list: readonly Shareholder[]): Shareholder[] {
  return list.map((holder, index) => {
    const of = (field: string) => values[`${index}.${field}`]
    return {
      ...holder,
      name: String(of('name')),
      uaeResident: of('uaeResident') === true,
      passport: String(of('passport')),
      nationalId: String(of('nationalId')),
    }
  })
}

const paths: Readonly<Record<string, ShareholderDocument>> = {
  'documents.passport.file': 'passport',
  'documents.national_id.file': 'nationalId',
}

/**
 * A refusal of the server by the field of the form: `shareholders.1.documents.passport.file` is `1.passport`.
 */
export function idsRefused(fields: Readonly<Record<string, FieldCode>>): Record<string, FieldCode> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [, index, field = ''] = /^shareholders\.(\d+)\.(.+)$/.exec(path) ?? []
      return [`${index ?? 0}.${paths[field] ?? field}`, code]
    }),
  )
}

/** The card a refusal is about, and what is wrong in it: `shareholders.1.value`. */
export function cardRefused(
  fields: Readonly<Record<string, FieldCode>>,
): { index: number; errors: Partial<Record<'name' | 'value', FieldCode>> } | null {
  for (const [path, code] of Object.entries(fields)) {
    const [, index, field] = /^shareholders\.(\d+)\.(name|value)$/.exec(path) ?? []
    if (index !== undefined) return { index: Number(index), errors: { [field as 'name' | 'value']: code } }
  }
  return null
}
