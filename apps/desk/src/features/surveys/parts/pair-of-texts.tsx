import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import type { Bilingual } from '@daftar/rules/surveys/survey'
import { directionOf } from '@daftar/words'
import styles from './surveys.module.css'

type PairOfTextsProps = {
  /** The name of the field; its languages stand below it. */
  name: string
  labels: { en: string; ar: string }
  optional?: string
  value: Bilingual
  maxLength: number
  /** Several lines of text. */
  rows?: number
  hint?: string
  errorOf: (field: string) => string | undefined
  onChange: (value: Bilingual) => void
}

/** A text in both languages beside each other, each written in its direction whatever the console's. */
export function PairOfTexts({ name, labels, value, rows, errorOf, onChange, ...field }: PairOfTextsProps) {
  return (
    <div className={styles.pair}>
      {(['en', 'ar'] as const).map((language) => {
        const props = {
          ...field,
          id: `${name}.${language}`,
          label: labels[language],
          lang: language,
          dir: directionOf(language),
          error: errorOf(`${name}.${language}`),
          value: value[language],
          onValueChange: (text: string) => onChange({ ...value, [language]: text }),
        }
        return rows === undefined ? (
          <TextField key={language} {...props} autoComplete="off" />
        ) : (
          <TextArea key={language} {...props} rows={rows} />
        )
      })}
    </div>
  )
}
