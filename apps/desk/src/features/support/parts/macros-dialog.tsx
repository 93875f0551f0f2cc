import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { ticketLimits } from '@daftar/rules/support/ticket'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { EmptyState } from '@daftar/ui/empty-state'
import { Typed } from '@daftar/ui/ltr'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { macroMutation } from '../acts.ts'
import { macrosQuery, type Macro } from '../queries.ts'
import { titleOf } from './macro-picker.tsx'
import styles from './support.module.css'

const titleLength = { min: 2, max: 80 }
const bodyLength = { min: ticketLimits.message.least, max: ticketLimits.message.most }

type Doing = { what: 'list' } | { what: 'edit'; macro: Macro | null } | { what: 'forget'; macro: Macro }

/** The answers that all agents use: to add one, put one right, or forget one. */
export function MacrosDialog({ onClose }: { onClose: () => void }) {
  const [doing, setDoing] = useState<Doing>({ what: 'list' })
  const toList = () => setDoing({ what: 'list' })
  if (doing.what === 'edit') return <EditDialog macro={doing.macro} onClose={toList} />
  if (doing.what === 'forget') return <ForgetDialog macro={doing.macro} onClose={toList} />
  return <ListDialog onClose={onClose} onDo={setDoing} />
}

function ListDialog({ onClose, onDo }: { onClose: () => void; onDo: (doing: Doing) => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_support_macros()}
      closeLabel={m.common_close()}
      width="wide"
      actions={
        <Button variant="primary" onClick={() => onDo({ what: 'edit', macro: null })}>
          {m.desk_support_macro_add()}
        </Button>
      }
    >
      <Queried query={useQuery(macrosQuery)} pending={null} failedTitle={m.desk_support_macros_failed()}>
        {(macros) =>
          macros.length === 0 ? (
            <EmptyState title={m.desk_support_macros_empty()}>
              {m.desk_support_macros_empty_text()}
            </EmptyState>
          ) : (
            <ul className={styles.macros}>
              {macros.map((macro) => (
                <li key={macro.id}>
                  <strong>
                    <Typed>{titleOf(macro)}</Typed>
                  </strong>
                  <p dir="auto" className={styles.body}>
                    {macro.body}
                  </p>
                  <p dir="auto" className={styles.body}>
                    {macro.body_ar}
                  </p>
                  <div className={styles.row}>
                    <Button size="small" onClick={() => onDo({ what: 'edit', macro })}>
                      {m.desk_support_macro_edit()}
                    </Button>
                    <Button size="small" onClick={() => onDo({ what: 'forget', macro })}>
                      {m.desk_support_macro_forget()}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Queried>
    </Dialog>
  )
}

function EditDialog({ macro, onClose }: { macro: Macro | null; onClose: () => void }) {
  const act = useAct({
    mutation: macroMutation(useQueryClient()),
    doneText: () => m.desk_support_done_macro_saved(),
    onDone: onClose,
  })
  const form = useActForm({
    start: {
      ...{ title: macro?.title ?? '', title_ar: macro?.title_ar ?? '' },
      ...{ body: macro?.body ?? '', body_ar: macro?.body_ar ?? '' },
    },
    check: (typed) => ({
      title: textProblem(typed.title, titleLength),
      title_ar: textProblem(typed.title_ar, titleLength),
      body: textProblem(typed.body, bodyLength),
      body_ar: textProblem(typed.body_ar, bodyLength),
    }),
    fields: {
      title: { label: m.desk_support_macro_title_en() },
      title_ar: { label: m.desk_support_macro_title_ar() },
      body: { label: m.desk_support_macro_body_en() },
      body_ar: { label: m.desk_support_macro_body_ar() },
    },
    prefix: 'macro-',
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={macro === null ? m.desk_support_macro_add() : m.desk_support_macro_edit()}
      confirmLabel={m.common_save()}
      onConfirm={() => act.send({ act: 'save', macro: { id: macro?.id ?? null, ...form.values } })}
    >
      <TextField {...form.field('title')} maxLength={titleLength.max} dir="ltr" />
      <TextField {...form.field('title_ar')} maxLength={titleLength.max} dir="rtl" />
      <TextArea {...form.field('body')} maxLength={bodyLength.max} dir="ltr" />
      <TextArea {...form.field('body_ar')} maxLength={bodyLength.max} dir="rtl" />
    </ActForm>
  )
}

function ForgetDialog({ macro, onClose }: { macro: Macro; onClose: () => void }) {
  const act = useAct({
    mutation: macroMutation(useQueryClient()),
    doneText: () => m.desk_support_done_macro_forgotten(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_support_macro_forget_title()}
      confirmLabel={m.desk_support_macro_forget()}
      onConfirm={() => act.send({ act: 'forget', id: macro.id })}
    >
      <p>
        <Typed>{titleOf(macro)}</Typed>
      </p>
      <p>{m.desk_support_macro_forget_effect()}</p>
    </ConfirmAct>
  )
}
