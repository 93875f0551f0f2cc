import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { fieldText, m } from '@daftar/words'
import { pathOfStep } from '../forms/address.ts'
import type { Saver } from '../drafts/use-save-step.ts'
import type { Wizard } from '../wizard.ts'

/** On the day of submission the statements do not cover the months any more: where to mend it (DEC-WIZ-9). */
export function StatementsRefused({ wizard, trouble }: { wizard: Wizard; trouble: Saver['trouble'] }) {
  const code = trouble?.kind === 'fields' ? trouble.fields['bank_statements'] : undefined
  if (!code) return null
  return (
    <Notice
      tone="negative"
      live="alert"
      title={fieldText(code)}
      actions={<Link href={pathOfStep(wizard.offer, 'bank_statements')}>{m.wizard_to_statements()}</Link>}
    />
  )
}
