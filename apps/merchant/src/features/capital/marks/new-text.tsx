import {
  isPhoneTarget,
  longestAnswer,
  shareOf,
  type TextTarget,
} from '@daftar/rules/capital/applications/marks'
import { joinPhone, splitPhone } from '@daftar/rules/contact/phone'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { initialPhone, PhoneInput } from '../../../shared/session/phone-input.tsx'
import { LateDatePicker } from '../../../shared/act/late-date-picker.tsx'
import type { PlaceProps } from './place-props.ts'
import { textOf } from './places.ts'

type NewTextProps = Pick<PlaceProps, 'place' | 'texts' | 'problem' | 'onText'> & {
  target: TextTarget
  name: string
}

const codes: readonly TextTarget[] = [
  'licence_number',
  'national_id_number',
  'iban',
  'map_link',
  'instagram',
  'facebook',
]

/** The new text of a place, typed over what was given. */
export function NewText({ place, texts, problem, onText, target, name }: NewTextProps) {
  const value = textOf(place, texts)
  const label = m.capital_mark_new({ name })
  const field = { id: target, label, error: problem, maxLength: longestAnswer(target), autoComplete: 'off' }
  if (isPhoneTarget(target))
    return (
      <PhoneInput
        id={target}
        label={label}
        value={splitPhone(value) ?? initialPhone(place.before.text)}
        onValueChange={(phone) => onText(target, joinPhone(phone))}
        {...(problem && { error: problem })}
      />
    )
  if (target === 'licence_issue_date' || target === 'licence_expiry_date')
    return (
      <LateDatePicker
        id={target}
        label={label}
        value={value}
        onValueChange={(date) => onText(target, date)}
        error={problem}
      />
    )
  if (target === 'licence_activities')
    return <TextArea {...field} rows={3} value={value} onValueChange={(text) => onText(target, text)} />
  if (target === 'other_links')
    return (
      <TextArea
        {...field}
        hint={m.capital_mark_links_hint()}
        dir="ltr"
        rows={3}
        value={value}
        onValueChange={(text) => onText(target, text)}
      />
    )
  return (
    <TextField
      {...field}
      type={target === 'signatory_email' || target === 'company_email' ? 'email' : 'text'}
      {...((codes.includes(target) || shareOf(target) !== null) && { dir: 'ltr' as const })}
      {...(shareOf(target) !== null && { inputMode: 'numeric' as const })}
      value={value}
      onValueChange={(text) => onText(target, text)}
    />
  )
}
