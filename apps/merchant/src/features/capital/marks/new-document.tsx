import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import { identityOf, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import type { Place } from './places.ts'
import type { Corrections } from './use-corrections.ts'

export interface NewFileProps {
  place: Place
  name: string
  problem: string | undefined
  corrections: Corrections
}

/** A new document in the place of the marked one, saved as soon as it has arrived. */
export function NewDocument({ place, name, problem, corrections }: NewFileProps) {
  const { target, after } = place
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <UploadField
      id={target}
      label={m.capital_mark_new({ name })}
      hint={target === 'licence_file' ? m.wizard_licence_hint() : undefined}
      purpose={purposeOf(target)}
      value={after?.file ?? null}
      error={refused ?? problem}
      onValueChange={(file) => {
        setRefused(null)
        if (!file) return
        void corrections.answer([{ target, url: file.url }]).then((ended) => {
          const code = ended?.fields['answers.0.url']
          if (ended)
            setRefused(code && code !== 'invalid' ? fieldText(code) : unchangedOr(ended.message, code))
        })
      }}
    />
  )
}

/** The same file again is told as such. */
export function unchangedOr(message: string, code: string | undefined): string {
  return code === 'invalid' ? m.capital_mark_same_file() : message
}

function purposeOf(target: MarkTarget): UploadPurpose {
  if (identityOf(target) !== null) return 'identity_document'
  switch (target) {
    case 'rental_contract':
    case 'storefront_photo':
      return target
    default:
      return 'licence'
  }
}
