import { TextField } from '@daftar/ui/text-field'

type TextLineProps = {
  id: string
  label: string
  hint?: string
  /** Codes, numbers and addresses of the net are written left to right in both languages. */
  isLatin?: boolean
  optional?: string
  error: string | undefined
  value: string
  onValueChange: (typed: string) => void
}

/** One line of a form of facts. */
export function TextLine({ isLatin = false, ...field }: TextLineProps) {
  return <TextField {...field} {...(isLatin && { dir: 'ltr' })} autoComplete="off" maxLength={400} />
}
