import type { FieldCode } from '@daftar/contract'
import { fieldCodes } from '@daftar/contract/reasons'
import type { PartContent } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { dateInZone } from '@daftar/rules/calendar/zones'
import {
  checkPart,
  fieldsOf,
  rebased,
  strangeField,
  valuesOf,
  type PartProblems,
  type PartValues,
} from '@daftar/rules/part-links/part-forms'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import type { PartLinkDependencies, PartStanding } from './dependencies.ts'
import { ended } from './end.ts'
import { partLinkMachine, type PartLinkRow } from './machine.ts'
import { partOf } from './part-of.ts'
import { askerOf } from './present.ts'
import { writeDraft, type NamedLink } from './store.ts'

/** What was typed, and what the application said then. */
interface Draft {
  values: PartValues
  saidThen: PartValues
}

interface Saved {
  values: PartValues
  /** What the application says, where whoever types has seen it and chosen. */
  base?: string | undefined
  ifMatch: number
  at: Date
}

const purpose = 'part-draft'

/** A part with what was typed so far over what the application says now. */
export function presentPart(
  { keys }: Pick<PartLinkDependencies, 'keys'>,
  row: NamedLink,
  standing: PartStanding,
): PartContent {
  const said = valuesOf(standing.form, standing.values)
  const draft = draftOf(keys, row)
  const { values, conflicts } = draft
    ? rebased(valuesOf(standing.form, draft.values), draft.saidThen, said)
    : { values: said, conflicts: [] }
  return {
    ...{ id: row.id, subject: row.subject, scope: row.scope, form: standing.form },
    ...{ business_name: standing.businessName, person_name: row.person_name, asked_by: askerOf(row) },
    values,
    conflicts: conflicts.map((field) => ({ field, said: said[field] ?? '' })),
    base: baseOf(keys, row, standing),
    version: row.version,
    saved_at: row.saved_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    pass_until: (row.pass_until ?? row.expires_at).toISOString(),
  }
}

/** Keeps what was typed with the link: the application does not change before it is handed in. */
export async function savePart(
  tx: Tx,
  deps: PartLinkDependencies,
  row: NamedLink,
  standing: PartStanding,
  { values: given, base, ifMatch, at }: Saved,
): Promise<Refusal | null> {
  const refused = refusedValues(row, standing, given)
  if (refused) return refused
  if (row.version !== ifMatch) return refuse('stale_version')
  const said = valuesOf(standing.form, standing.values)
  const before = draftOf(deps.keys, row)
  const values = { ...said, ...before?.values, ...given }
  // What both changed is asked about until somebody has seen it: until then the draft stands on what it began
  // with.
  const isSeen = base === baseOf(deps.keys, row, standing)
  const draft: Draft = { values, saidThen: isSeen ? said : (before?.saidThen ?? said) }
  const sealed = deps.keys.seal(row.merchant_id, purpose, JSON.stringify(draft))
  return (await writeDraft(tx, row, sealed, at)) ? null : refuse('stale_version')
}

/**
 * Writes the part into the application, which is held. Where that says something else than whoever filled the
 * part has seen, nothing is written: they are shown both and say which holds.
 */
export async function submitPart(
  tx: Tx,
  deps: PartLinkDependencies,
  row: NamedLink,
  { values: given, base, at }: { values: PartValues; base: string; at: Date },
): Promise<PartStanding | Refusal> {
  const owner = deps.owners[row.subject]
  const standing = await owner.hold(tx, partOf(row))
  if (!standing?.isOpen) return refuse('part_closed')
  const refused = refusedValues(row, standing, given)
  if (refused) return refused
  const said = valuesOf(standing.form, standing.values)
  if (base !== baseOf(deps.keys, row, standing)) return refuse('part_changed')
  const values = valuesOf(standing.form, { ...said, ...given })
  const problems = checkPart(standing.form, values, dateInZone(at.getTime(), 'Asia/Dubai'))
  if (Object.keys(problems).length > 0) return refuseFields(wireFields(problems))
  const { factor, contact, asked_by: askedBy } = row
  const written = await owner.write(tx, partOf(row), { values, proved: { factor, contact }, askedBy, at })
  if (written) return written
  const moved = await moveStatus(tx, partLinkMachine, row, {
    ...{ to: 'filled', actor: 'merchant', actorId: row.id, at },
    set: { filled_at: at, ...ended(at) },
  })
  return moved === 'moved' ? standing : refuse('part_closed')
}

/** Fields of other parts, and files that came neither with the application nor by this link. */
function refusedValues(
  row: Pick<PartLinkRow, 'files'>,
  { form, values: said }: PartStanding,
  given: PartValues,
): Refusal | null {
  const strange = strangeField(form, given)
  if (strange !== null) return refuseFields({ [`values.${strange}`]: 'unknown_field' })
  const fields: Record<string, FieldCode> = {}
  for (const { name, kind } of fieldsOf(form)) {
    const handle = given[name] ?? ''
    if (kind === 'file' && handle !== '' && handle !== said[name] && !row.files.includes(handle))
      fields[`values.${name}`] = 'not_your_file'
  }
  return Object.keys(fields).length > 0 ? refuseFields(fields) : null
}

function draftOf(
  keys: Keys,
  { merchant_id, draft }: Pick<PartLinkRow, 'merchant_id' | 'draft'>,
): Draft | null {
  return draft && (JSON.parse(keys.open(merchant_id, purpose, draft).toString()) as Draft)
}

/** Names what the application says without telling it. */
function baseOf(
  keys: Keys,
  { id }: Pick<PartLinkRow, 'id'>,
  { form, values, hidden = '' }: PartStanding,
): string {
  return keys.hash('part-base', id, JSON.stringify(valuesOf(form, values)), hidden).toString('base64url')
}

function wireFields(problems: PartProblems): Record<string, FieldCode> {
  const known = Object.entries(problems).map(([name, { code }]) => [
    `values.${name}`,
    fieldCodes.find((one) => one === code) ?? 'invalid',
  ])
  return Object.fromEntries(known) as Record<string, FieldCode>
}
