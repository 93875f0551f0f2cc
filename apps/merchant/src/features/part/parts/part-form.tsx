import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { ApiError } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import type { PartContent, PartNotice } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { asksFor, checkPart, fieldsOf, type PartValues } from '@daftar/rules/part-links/part-forms'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { StepForm } from '@daftar/ui/step-form'
import { fieldText, m, reasonText } from '@daftar/words'
import { useState } from 'react'
import { today } from '../../../shared/text/today.ts'
import { fieldLabel, problemText } from '../field-words.ts'
import { useFilling, type Filling } from '../use-filling.ts'
import { PartInput } from './part-input.tsx'

interface Props {
  opened: PartContent
  onFilled: (notice: PartNotice) => void
  /** The pass is over, or the link is. */
  onOver: () => void
}

/** The fields of one part, kept while they are typed, and handed in with a press. */
export function PartForm({ opened, onFilled, onOver }: Props) {
  const filling = useFilling(opened, onOver)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { part, values } = filling
  const day = today('ARE')
  const check = (given: PartValues) => checkPart(part.form, given, day)
  const form = useCheckedForm<Record<string, string>>({
    start: { ...opened.values },
    kept: { values: { ...values }, change: (typed) => filling.change(typed as PartValues) },
    check: (given) =>
      Object.fromEntries(Object.keys(check(given)).map((name) => [name, 'invalid' satisfies FieldCode])),
  })
  const problems = check(values)
  const textAt = (name: string) => {
    const code = form.shown[name]
    if (code === undefined) return undefined
    const problem = problems[name]
    return problem ? problemText(problem) : fieldText(code)
  }

  async function send() {
    setTrouble(null)
    if (filling.conflicts.length > 0 || !(await form.pass())) return
    const end = await filling.submit()
    if (end?.kind === 'filled') onFilled(end.notice)
    if (end?.kind === 'changed') setTrouble(reasonText('part_changed'))
    if (end?.kind === 'lost') setTrouble(m.part_lost())
    if (end?.kind === 'refused') refuse(end.error)
  }

  function refuse(error: ApiError) {
    const fields = Object.entries(error.fields).map(([path, code]) => [path.replace('values.', ''), code])
    if (fields.length > 0) return form.refuse(Object.fromEntries(fields) as Record<string, FieldCode>)
    setTrouble(reasonText(error.reason))
  }

  return (
    <StepForm
      title={m.part_page_title()}
      intro={m.part_form_intro({ business: `\u2068${part.business_name}\u2069` })}
      above={
        <>
          <ErrorSummary
            title={m.apply_check_fields()}
            errors={Object.keys(form.listed).map((field) => ({
              field,
              message: m.wizard_field_problem({
                name: fieldLabel(part, field),
                problem: textAt(field) ?? '',
              }),
            }))}
          />
          <Conflicts filling={filling} />
          {trouble === null ? null : (
            <Notice tone="negative" live="alert">
              {trouble}
            </Notice>
          )}
        </>
      }
      savedText={<Saved filling={filling} />}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      actions={
        <Button type="submit" variant="primary" busy={filling.isSending}>
          {m.part_submit()}
        </Button>
      }
    >
      {fieldsOf(part.form).map((field) =>
        asksFor(part.form, field.name, values) ? (
          <PartInput
            key={field.name}
            part={part}
            field={field}
            value={values[field.name] ?? ''}
            onValueChange={(value) => form.set({ [field.name]: value })}
            onBlur={() => form.leave(field.name)}
            error={textAt(field.name)}
          />
        ) : null,
      )}
    </StepForm>
  )
}

function Saved({ filling: { state, retry } }: { filling: Filling }) {
  if (state === 'untouched') return null
  if (state === 'saving' || state === 'typing') return m.part_saving()
  if (state === 'saved') return m.part_saved()
  return (
    <>
      {m.part_not_saved()}{' '}
      <Button size="small" variant="quiet" onClick={retry}>
        {m.common_try_again()}
      </Button>
    </>
  )
}

/**
 * What whoever asked changed meanwhile, beside what is typed here: nothing is written over before one of the
 * two is chosen.
 */
function Conflicts({ filling: { part, values, conflicts, decide } }: { filling: Filling }) {
  if (conflicts.length === 0) return null
  const kinds = fieldsOf(part.form)
  const textOf = (name: string, value: string) => {
    const isFile = kinds.find((field) => field.name === name)?.kind === 'file'
    if (value === '') return m.part_nothing()
    return isFile ? m.wizard_saved_file() : `\u2068${value}\u2069`
  }
  return (
    <Notice
      tone="warning"
      title={m.part_both_title()}
      live="alert"
      actions={
        <>
          <Button size="small" onClick={() => decide('theirs')}>
            {m.apply_take_theirs()}
          </Button>
          <Button size="small" variant="primary" onClick={() => decide('mine')}>
            {m.apply_keep_mine()}
          </Button>
        </>
      }
    >
      <p>{m.part_both_text()}</p>
      <ul>
        {conflicts.map(({ field, said }) => (
          <li key={field}>
            <strong>{fieldLabel(part, field)}</strong>
            {' · '}
            {m.apply_both_theirs({ value: textOf(field, said) })}
            {' · '}
            {m.apply_both_mine({ value: textOf(field, values[field] ?? '') })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
