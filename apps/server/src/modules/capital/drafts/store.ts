import type { KeptDraft } from '@daftar/contract/endpoints/capital/drafts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'

interface Owner {
  merchantId: string
  applicationId: string
  personId: string
}

export function listDrafts(tx: ReadTx, { merchantId, applicationId, personId }: Owner): Promise<KeptDraft[]> {
  return tx<KeptDraft[]>`
    select step, content, version from application_draft
     where merchant_id = ${merchantId} and application_id = ${applicationId} and person_id = ${personId}
     order by step`
}

/** The last one wins; answers its version. */
export async function keepDraft(
  tx: Tx,
  { merchantId, applicationId, personId }: Owner,
  { step, content }: Pick<KeptDraft, 'step' | 'content'>,
  at: Date,
): Promise<number> {
  const [row] = await tx<Row<'application_draft', 'version'>[]>`
    insert into application_draft ${values(tx, 'application_draft', {
      merchant_id: merchantId,
      application_id: applicationId,
      person_id: personId,
      step,
      content,
      version: 1,
      saved_at: at,
    })}
    on conflict (merchant_id, application_id, person_id, step) do update
      set content = excluded.content, version = application_draft.version + 1, saved_at = excluded.saved_at
    returning version`
  return row!.version
}

/** Drafts of applications in which nothing can be typed any more. */
export async function forgetDrafts(tx: Tx): Promise<void> {
  await tx`
    delete from application_draft d using application_public a
     where a.merchant_id = d.merchant_id and a.id = d.application_id
       and a.status not in ('draft', 'verified', 'reset')`
}
