import { questionKinds, surveyLimits } from '@daftar/rules/surveys/survey'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import type { QuestionDraft } from '../form.ts'
import { kindText } from '../words.ts'
import { PairOfTexts } from './pair-of-texts.tsx'
import styles from './surveys.module.css'

type QuestionCardProps = {
  place: number
  question: QuestionDraft
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<QuestionDraft>) => void
  /** Null where it stays. */
  onRemove: (() => void) | null
}

/** One question in both languages, with its options line by line. */
export function QuestionCard({ place, question, errorOf, onChange, onRemove }: QuestionCardProps) {
  const name = `questions.${place}`
  const { options, ...limits } = surveyLimits
  const number = place + 1
  return (
    <Card
      title={m.desk_surveys_question({ number })}
      actions={
        onRemove ? (
          <Button size="small" onClick={onRemove}>
            {m.desk_surveys_remove_question({ number })}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.fields}>
        <SegmentedChoice
          label={m.desk_surveys_kind()}
          value={question.kind}
          options={questionKinds.map((value) => ({ value, label: kindText[value]() }))}
          onValueChange={(kind) => onChange({ kind })}
        />
        <PairOfTexts
          name={`${name}.text`}
          labels={{
            en: m.desk_surveys_question_en({ number }),
            ar: m.desk_surveys_question_ar({ number }),
          }}
          value={question.text}
          maxLength={limits.question}
          errorOf={errorOf}
          onChange={(text) => onChange({ text })}
        />
        {question.kind === 'words' ? null : (
          <PairOfTexts
            name={`${name}.options`}
            labels={{ en: m.desk_surveys_options_en({ number }), ar: m.desk_surveys_options_ar({ number }) }}
            hint={m.desk_surveys_options_hint({ count: options })}
            value={question.options}
            maxLength={(limits.option + 1) * options}
            rows={4}
            errorOf={(field) => errorOf(field) ?? errorOf(`${name}.options`)}
            onChange={(lines) => onChange({ options: lines })}
          />
        )}
        <Checkbox
          label={m.desk_surveys_required()}
          checked={question.required}
          onValueChange={(required) => onChange({ required })}
        />
      </div>
    </Card>
  )
}
