import { missingDigits } from '@daftar/rules/capital/kyb/bank'
import { groupIban } from '@daftar/rules/registry/iban'
import { Button } from '@daftar/ui/button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import type { Kyb } from '../kyb.ts'
import { isRefusedAs, type SaveOutcome } from '../save.ts'
import { KybFrame } from './kyb-frame.tsx'
import styles from './iban.module.css'

interface Props {
  kyb: Kyb
  /** "Not the correct IBAN" (KYB-102). */
  onOther: () => void
  onWrongDigits: () => void
  onMismatch: (iban: string) => void
}

const areWrong = isRefusedAs('missing_digits_wrong')
const differs = isRefusedAs('iban_doesnt_match')
const mustWait = isRefusedAs('too_many_tries')
const isTold = (outcome: SaveOutcome) => areWrong(outcome) || differs(outcome) || mustWait(outcome)

/**
 * The company's IBAN with five digits hidden, which are typed and compared at the server alone (KYB-99 to
 * KYB-102, KYB-106).
 */
export function IbanConfirm({ kyb, onOther, onWrongDigits, onMismatch }: Props) {
  const waiting = kyb.application.kyb.iban_to_confirm
  const shown = waiting?.shown ?? ''
  const asksBank = waiting?.bank_name === null
  const [digits, setDigits] = useState('')
  const [bankName, setBankName] = useState('')
  const [left, setLeft] = useState({ digits: false, bankName: false })
  const [waits, setWaits] = useState(false)
  const isShort = digits.length < missingDigits
  const lacksBank = asksBank && bankName.trim() === ''

  async function send() {
    setLeft({ digits: true, bankName: true })
    if (isShort || lacksBank) return
    setWaits(false)
    const given = { missing_digits: digits, ...(asksBank && { bank_name: bankName.trim() }) }
    const outcome = await kyb.save({ bank_details: given }, isTold)
    if (!outcome) return
    if (outcome.kind === 'saved') return kyb.forward()
    if (areWrong(outcome)) return onWrongDigits()
    if (differs(outcome)) return onMismatch(shown)
    setDigits('')
    setWaits(mustWait(outcome))
  }

  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_iban_confirm_title()}
      intro={m.kyb_iban_confirm_intro()}
      onSubmit={send}
      notice={waits ? <Notice tone="negative" live="alert" title={m.kyb_iban_waits()} /> : null}
    >
      <div className={styles.fields}>
        <div>
          <Ltr className={styles.shown}>{groupIban(shown)}</Ltr>
          {waiting?.bank_name ? (
            <div className={styles.bank}>
              <Typed>{waiting.bank_name}</Typed>
            </div>
          ) : null}
        </div>
        <div onBlur={() => setLeft((before) => ({ ...before, digits: true }))}>
          <OneTimeCode
            id="missingDigits"
            label={m.kyb_iban_missing()}
            length={missingDigits}
            value={digits}
            onValueChange={setDigits}
            error={left.digits && isShort ? fieldText('missing_digits_wrong') : undefined}
            disabled={kyb.isSaving}
            autoFocus
          />
        </div>
        {asksBank ? (
          <TextField
            id="bankName"
            label={m.kyb_iban_bank()}
            hint={m.kyb_iban_bank_hint()}
            autoComplete="off"
            maxLength={120}
            value={bankName}
            onValueChange={setBankName}
            onBlur={() => setLeft((before) => ({ ...before, bankName: true }))}
            error={left.bankName && lacksBank ? fieldText('required') : undefined}
          />
        ) : null}
        <div>
          <Button variant="quiet" size="small" onClick={onOther}>
            {m.kyb_iban_not_correct()}
          </Button>
        </div>
      </div>
    </KybFrame>
  )
}
