import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { ActProblem } from '../act/act-problem.tsx'
import { PhoneInput } from '../session/phone-input.tsx'
import type { AskedPart } from './ask-part.tsx'
import { useAsking, type Asking } from './use-asking.ts'
import styles from './part-links.module.css'

/** To whom a link goes, and by which way. The dialog stands within a form: it is sent by its button alone. */
export function AskDialog({ part, onClose }: { part: AskedPart; onClose: () => void }) {
  const { act, form, isBusy, isUnsaved, ask } = useAsking(part, onClose)
  // Who signs a verification confirms the phone by opening the link.
  const isPhoneAlone = part.subject === 'capital' && part.scope === 'signatory'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.part_ask_title()}
      closeLabel={m.common_close()}
      locked={isBusy}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={ask}>
            {m.part_ask_send()}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.muted}>{m.part_ask_text()}</p>
        <ErrorSummary title={m.apply_check_fields()} errors={form.summary} />
        <Fields form={form} isPhoneAlone={isPhoneAlone} />
      </div>
      {isUnsaved ? (
        <Notice tone="negative" live="alert">
          {m.part_ask_unsaved()}
        </Notice>
      ) : null}
      <ActProblem {...{ act, form }} />
    </Dialog>
  )
}

function Fields({ form, isPhoneAlone }: Pick<Asking, 'form'> & { isPhoneAlone: boolean }) {
  const { by, language } = form.values
  return (
    <>
      <TextField {...form.field('person_name')} autoComplete="off" maxLength={120} autoFocus />
      {isPhoneAlone ? null : (
        <SegmentedChoice
          label={m.part_ask_by()}
          value={by}
          options={[
            { value: 'phone', label: m.part_ask_phone() },
            { value: 'email', label: m.part_ask_email() },
          ]}
          block
          onValueChange={(chosen) => form.set({ by: chosen })}
        />
      )}
      {by === 'email' ? (
        <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="off" maxLength={254} />
      ) : (
        <PhoneInput {...form.field('phone')} />
      )}
      <SegmentedChoice
        label={m.part_ask_language()}
        value={language}
        options={[
          { value: 'ar', label: m.part_ask_arabic() },
          { value: 'en', label: m.part_ask_english() },
        ]}
        block
        onValueChange={(chosen) => form.set({ language: chosen })}
      />
    </>
  )
}
