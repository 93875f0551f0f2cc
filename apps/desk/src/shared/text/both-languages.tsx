import { TextArea, type TextAreaProps } from '@daftar/ui/text-area'

type BothLanguagesProps = { en: TextAreaProps; ar: TextAreaProps; maxLength: number; rows?: number }

/** What a merchant reads in their own language, written once in each. */
export function BothLanguages({ en, ar, rows = 2, maxLength }: BothLanguagesProps) {
  return (
    <>
      <TextArea {...en} rows={rows} maxLength={maxLength} lang="en" dir="ltr" />
      <TextArea {...ar} rows={rows} maxLength={maxLength} lang="ar" dir="rtl" />
    </>
  )
}
