import { useAct } from '@daftar/app-kit/use-act'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { surveyLimits } from '@daftar/rules/surveys/survey'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { problemText } from '../../../shared/text/problem-text.ts'
import { bodyOf, draftProblems, emptyQuestion, emptySurvey, type QuestionDraft } from '../form.ts'
import { makeMutation } from '../queries.ts'
import { AudienceCard } from './audience-card.tsx'
import { QuestionCard } from './question-card.tsx'
import { TitleCard } from './title-card.tsx'
import styles from './surveys.module.css'

/**
 * Title, questions and audience of a new survey; it is asked from its first day on and not changed any more.
 */
export function SurveyForm() {
  const navigate = useNavigate()
  const act = useAct({
    mutation: makeMutation(useQueryClient()),
    doneText: m.desk_surveys_done_made,
    onDone: ({ survey }) => void navigate({ href: addresses.oneSurvey(survey.id) }),
  })
  const form = useCheckedForm({ start: emptySurvey, check: draftProblems, whole: true })
  const { values: draft, set } = form
  const errorOf = (field: string) => {
    const code = form.shown[field]
    return code && fieldText(code)
  }
  function change(place: number, changed: Partial<QuestionDraft>) {
    set({ questions: draft.questions.map((one, at) => (at === place ? { ...one, ...changed } : one)) })
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void form.pass().then((isPassed) => isPassed && act.send(bodyOf(draft)))
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        title={m.desk_check_fields()}
        errors={Object.entries(form.listed).flatMap(([field, code]) =>
          code ? [{ field, message: `${labelOf(field)}: ${fieldText(code)}` }] : [],
        )}
      />
      <TitleCard draft={draft} errorOf={errorOf} onChange={set} />
      {draft.questions.map((question, place) => (
        <QuestionCard
          // Questions have no names of their own; they are taken out from the end alone.
          key={`question ${String(place)}`}
          {...{ place, question, errorOf }}
          onChange={(changed) => change(place, changed)}
          onRemove={
            place > 0 && place === draft.questions.length - 1
              ? () => set({ questions: draft.questions.slice(0, -1) })
              : null
          }
        />
      ))}
      <div className={styles.actions}>
        <Button
          disabled={draft.questions.length >= surveyLimits.questions}
          onClick={() => set({ questions: [...draft.questions, emptyQuestion] })}
        >
          {m.desk_surveys_add_question()}
        </Button>
      </div>
      <AudienceCard draft={draft} errorOf={errorOf} onChange={set} />
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={act.isPending}>
          {m.desk_surveys_make()}
        </Button>
      </div>
    </form>
  )
}

/** What a field is called in the list of what is wrong: `questions.1.text.ar` is of the second question. */
function labelOf(field: string): string {
  const [name, place, what] = field.split('.')
  const isArabic = field.endsWith('.ar')
  if (name === 'questions' && place !== undefined) {
    const number = Number(place) + 1
    if (what === 'text')
      return isArabic ? m.desk_surveys_question_ar({ number }) : m.desk_surveys_question_en({ number })
    if (what === 'options')
      return isArabic ? m.desk_surveys_options_ar({ number }) : m.desk_surveys_options_en({ number })
    return m.desk_surveys_question({ number })
  }
  if (name === 'title') return isArabic ? m.desk_surveys_title_ar() : m.desk_surveys_title_en()
  if (name === 'intro') return m.desk_surveys_intro_text()
  if (name === 'percent') return m.desk_surveys_percent()
  return m.desk_surveys_until()
}
