import { Moment } from '@daftar/app-kit/moment'
import { useLanguage } from '@daftar/app-kit/language'
import type { SurveyQuestion } from '@daftar/rules/surveys/survey'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { ProgressBar } from '@daftar/ui/progress-bar'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { addresses } from '../../../shared/addresses.ts'
import type { SurveyFigures } from '../queries.ts'
import { kindText } from '../words.ts'
import styles from './surveys.module.css'

/** How one question was answered: a bar for each option, or the newest answers in words. */
export function QuestionFigures({ question, figures }: { question: SurveyQuestion; figures: SurveyFigures }) {
  const language = useLanguage()
  const { answered, options, words } = figures
  return (
    <Card
      title={question.text[language]}
      subtitle={m.desk_survey_answered_by({ kind: kindText[question.kind](), count: answered })}
    >
      {question.kind === 'words' && words.length === 0 ? (
        <p className={styles.muted}>{m.desk_survey_no_words()}</p>
      ) : null}
      <ul className={styles.list}>
        {question.options.map((option, place) => {
          const people = options[place] ?? 0
          const percent = answered === 0 ? 0 : Math.round((people / answered) * 100)
          const share = m.desk_survey_option_share({ count: people, percent: percentText(percent) })
          return (
            <li key={`${place} ${option.en}`} className={styles.option}>
              <span>{option[language]}</span>
              <span className={styles.muted}>{share}</span>
              <ProgressBar label={option[language]} value={percent} valueText={share} size="small" />
            </li>
          )
        })}
        {words.map((one) => (
          <li key={`${one.merchant_id} ${one.at}`} className={styles.said}>
            <Typed>{one.words}</Typed>
            <span className={styles.muted}>
              <Link href={addresses.merchant(one.merchant_id)}>{merchantNameText(one)}</Link> ·{' '}
              <Moment at={one.at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
