import type { FieldCode } from '@daftar/contract'
import { TextInput } from '@daftar/app-kit/text-input'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import {
  checkShareholder,
  shareDigits,
  shareholderNameMax,
  shareholderTypes,
  typedShare,
  type Shareholder,
} from '@daftar/rules/capital/kyb/shareholders'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import styles from './shareholder-card.module.css'

interface Props {
  start: Shareholder
  /** Which of the list it is, from one. */
  number: number
  others: readonly Shareholder[]
  /** What the server refused of this card. */
  refused: Partial<Record<string, FieldCode>>
  /** Somebody went on, or to another card, without saving this one (KYB-72, KYB-73). */
  isSaveAsked: boolean
  /** It was opened because something in it is wrong (KYB-74). */
  isReopened: boolean
  onSave: (holder: Shareholder) => void
  onDelete: (() => void) | null
}

/** The card in edit: type, name and share (KYB-63 to KYB-65). */
export function ShareholderForm(props: Props) {
  const { start, number, others, refused, isSaveAsked, isReopened, onSave, onDelete } = props
  const form = useCheckedForm<Shareholder>({
    start,
    check: (holder) => ({ ...checkShareholder(holder, others) }),
  })
  const { values } = form
  const valueCode = form.shown['value'] ?? refused['value']

  const { pass } = form
  const say = useRef(isReopened ? pass : null)
  useEffect(() => void say.current?.(), [])

  async function save() {
    if (await form.pass()) onSave(form.values)
  }

  return (
    <fieldset
      className={styles.form}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter in a field saves the card it stands in, not the whole step.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void save()
      }}
    >
      <legend>{m.kyb_shareholder_number({ number })}</legend>
      {isSaveAsked ? (
        <Notice tone="warning" live="alert">
          {m.kyb_save_this_shareholder_before_continuing()}
        </Notice>
      ) : null}
      <SegmentedChoice
        label={m.kyb_shareholder_type()}
        block
        options={shareholderTypes.map((type) => ({
          value: type,
          label: type === 'company' ? m.kyb_shareholder_company() : m.kyb_shareholder_individual(),
        }))}
        value={values.type}
        onValueChange={(type) => form.set({ type })}
      />
      <TextInput
        form={form}
        name="name"
        label={values.type === 'company' ? m.kyb_shareholder_company_name() : m.kyb_shareholder_full_name()}
        autoComplete="off"
        maxLength={shareholderNameMax}
      />
      <TextField
        id="value"
        label={m.kyb_shareholder_share()}
        hint={m.kyb_shareholder_share_hint()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={shareDigits}
        dir="ltr"
        value={values.value}
        onValueChange={(text) => form.set({ value: typedShare(text) })}
        onBlur={() => form.leave('value')}
        error={valueCode && fieldText(valueCode)}
      />
      <div className={styles.acts}>
        <Button variant="primary" size="small" onClick={() => void save()}>
          {m.kyb_shareholder_save()}
        </Button>
        {onDelete ? (
          <Button variant="quiet" size="small" onClick={onDelete}>
            {m.kyb_shareholder_delete()}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
