import { Card } from '@daftar/ui/card'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import type { FieldCode } from '@daftar/contract'
import { directionOf, fieldText, m, type Language } from '@daftar/words'
import { longest, type BannerField } from '../form.ts'
import type { WebStatusMessage } from '../queries.ts'
import styles from './banner.module.css'

type LanguageFieldsProps = {
  language: Language
  banner: WebStatusMessage
  problems: Readonly<Record<string, FieldCode | undefined>>
  onChange: (change: Partial<WebStatusMessage>) => void
}

/** Title and text in one language, written in its direction whatever the console's. */
export function LanguageFields({ language, banner, problems, onChange }: LanguageFieldsProps) {
  const isEnglish = language === 'en'
  const [titleField, messageField] = [`title.${language}`, `message.${language}`] as const
  const shared = { lang: language, dir: directionOf(language) }
  const textOf = (field: BannerField) => {
    const code = problems[field]
    return code && fieldText(code)
  }
  return (
    <Card title={isEnglish ? m.desk_in_english() : m.desk_in_arabic()}>
      <div className={styles.fields}>
        <TextField
          {...shared}
          id={titleField}
          label={isEnglish ? m.desk_banner_title_en() : m.desk_banner_title_ar()}
          error={textOf(titleField)}
          maxLength={longest.title}
          value={banner.title[language]}
          onValueChange={(text) => onChange({ title: { ...banner.title, [language]: text } })}
        />
        <TextArea
          {...shared}
          id={messageField}
          label={isEnglish ? m.desk_banner_message_en() : m.desk_banner_message_ar()}
          error={textOf(messageField)}
          rows={4}
          maxLength={longest.message}
          value={banner.message[language]}
          onValueChange={(text) => onChange({ message: { ...banner.message, [language]: text } })}
        />
      </div>
    </Card>
  )
}
