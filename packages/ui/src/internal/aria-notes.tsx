import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { FieldError, Label, Text } from 'react-aria-components/Select'
import { fieldStyles } from '../fields/field.tsx'

/** Label of a field built on the widget library; looks as the label of `Field`. */
export function AriaLabel({
  label,
  optional,
  hidden = false,
}: {
  label: ReactNode
  optional?: string
  hidden?: boolean
}) {
  return (
    <div className={hidden ? fieldStyles.labelHidden : fieldStyles.head}>
      <Label className={fieldStyles.label}>{label}</Label>
      {optional ? <span className={fieldStyles.optional}>{optional}</span> : null}
    </div>
  )
}

/** Hint and error of a field built on the widget library; look as those of `Field`. */
export function AriaNotes({ hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint ? (
        <Text slot="description" className={fieldStyles.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={fieldStyles.error}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </>
  )
}
