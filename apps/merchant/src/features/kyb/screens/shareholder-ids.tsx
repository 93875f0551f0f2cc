import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import {
  checkShareholderIds,
  documentsAsked,
  hasFirstShareholder,
} from '@daftar/rules/capital/kyb/shareholder-ids'
import { shareholderBlocksOf, shareholdersOf, type Shareholder } from '@daftar/rules/capital/kyb/shareholders'
import { Accordion } from '@daftar/ui/accordion'
import { m } from '@daftar/words'
import { useEffect, useState } from 'react'
import { AskPart } from '../../../shared/part-links/ask-part.tsx'
import type { Kyb } from '../kyb.ts'
import { KybFrame } from '../parts/kyb-frame.tsx'
import { Requirements } from '../parts/requirements.tsx'
import { HolderBadge, HolderDocuments } from '../parts/holder-documents.tsx'
import { paperLabel } from '../parts/paper-label.ts'
import {
  changeOf,
  documentField,
  holdersIn,
  idsRefused,
  startIds,
  type IdsValues,
} from '../shareholder-form.ts'

/** The identity documents of each shareholder, folded by person (KYB-83 to KYB-93). */
export function ShareholderIdsStep({ kyb }: { kyb: Kyb }) {
  const holders = shareholdersOf(kyb.application.shareholders)
  const isNamed = hasFirstShareholder(holders)
  const { go } = kyb
  useEffect(() => {
    if (!isNamed) go('shareholders')
  }, [isNamed, go])
  return isNamed ? <Ids kyb={kyb} start={holders} /> : null
}

function Ids({ kyb, start }: { kyb: Kyb; start: readonly Shareholder[] }) {
  const form = useCheckedForm<IdsValues>({
    start: startIds(start),
    check: (values) => checkShareholderIds(holdersIn(values, start)),
  })
  const holders = holdersIn(form.values, start)
  // Whoever still owes a document when the page opens; later nobody's fold moves by itself.
  const [firstOpen] = useState(() => {
    const missing = checkShareholderIds(start)
    return start.findIndex((_, index) => Object.keys(missing).some((field) => field.startsWith(`${index}.`)))
  })

  async function submit() {
    for (const field of Object.keys(checkShareholderIds(holders))) unfold(field)
    if (!(await form.pass())) return
    const saved = await kyb.save({ shareholders: shareholderBlocksOf(holders) })
    if (saved?.kind === 'fields') form.refuse(idsRefused(saved.fields))
    if (saved?.kind !== 'saved') return
    form.restart(form.values)
    kyb.forward()
  }

  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_ids_title()}
      intro={m.kyb_ids_intro()}
      errors={errorsOf(form.listed, holders)}
      isUnsaved={form.isDirty}
      onSubmit={submit}
    >
      <Requirements label={m.kyb_ids_requirements()} texts={[m.kyb_ids_photo(), m.kyb_ids_readable()]} />
      <Accordion
        items={holders.map((holder, index) => ({
          id: String(index),
          title: <bdi>{holder.name}</bdi>,
          aside: <HolderBadge holder={holder} />,
          open: index === Math.max(firstOpen, 0),
          content: (
            <>
              <AskPart
                subject="capital"
                subjectId={kyb.application.id}
                scope="owner"
                person={start[index]?.name ?? holder.name}
                name={holder.name}
              />
              <HolderDocuments
                holder={holder}
                index={index}
                shown={form.shown}
                onChange={(change) => form.set(changeOf(index, change))}
              />
            </>
          ),
        }))}
      />
    </KybFrame>
  )
}

function errorsOf(listed: Readonly<Record<string, unknown>>, holders: readonly Shareholder[]) {
  return holders.flatMap((holder, index) =>
    documentsAsked(holder).flatMap((paper) => {
      const field = documentField(index, paper)
      const message = m.kyb_ids_missing({
        name: `\u2068${holder.name}\u2069`,
        paper: paperLabel(holder, paper),
      })
      return listed[field] ? [{ field, message }] : []
    }),
  )
}

/** What is folded away cannot take the focus. */
function unfold(field: string): void {
  document.getElementById(field)?.closest('details')?.setAttribute('open', '')
}
