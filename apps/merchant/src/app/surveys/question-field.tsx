import type { Language } from '@daftar/rules/geo/languages'
import { surveyLimits, type SurveyAnswer, type SurveyQuestion } from '@daftar/rules/surveys/survey'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'

type QuestionFieldProps = {
  id: string
  question: SurveyQuestion
  language: Language
  answer: SurveyAnswer
  error: string | undefined
  onChange: (change: Partial<SurveyAnswer>) => void
}

/** One question as it is answered: with one option, with several, or in words. */
export function QuestionField({ id, question, language, answer, error, onChange }: QuestionFieldProps) {
  const { kind, text, options, required } = question
  const label = required ? text[language] : m.surveys_optional({ question: text[language] })
  const choices = options.map((option, place) => ({ value: String(place), label: option[language] }))
  if (kind === 'words')
    return (
      <TextArea
        {...{ id, label, error }}
        rows={3}
        maxLength={surveyLimits.words}
        value={answer.words}
        onValueChange={(words) => onChange({ words })}
      />
    )
  if (kind === 'several')
    return (
      <CheckboxGroup
        {...{ id, label, error }}
        options={choices}
        values={answer.choices.map(String)}
        onValuesChange={(values) => onChange({ choices: values.map(Number) })}
      />
    )
  const [chosen] = answer.choices
  return (
    <RadioCards
      {...{ id, label, error }}
      options={choices}
      value={chosen === undefined ? null : String(chosen)}
      onValueChange={(value) => onChange({ choices: [Number(value)] })}
    />
  )
}
