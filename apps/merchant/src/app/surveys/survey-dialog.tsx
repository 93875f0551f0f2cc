import { useLanguage } from '@daftar/app-kit/language'
import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { ApiError } from '@daftar/client'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { draftProblems, emptyDraft, withAnswer } from './survey-form.ts'
import { answerMutation, type AskedSurvey } from './queries.ts'
import { QuestionField } from './question-field.tsx'
import styles from './surveys.module.css'

type SurveyDialogProps = { survey: AskedSurvey; onAnswered: () => void; onClose: () => void }

/** A survey over the page: at most five questions, answered once. */
export function SurveyDialog({ survey, onAnswered, onClose }: SurveyDialogProps) {
  const { title, intro, questions } = survey
  const language = useLanguage()
  const id = useId()
  const act = useAct({
    mutation: answerMutation(useQueryClient(), survey.id),
    doneText: m.surveys_thanks,
    onDone: onAnswered,
  })
  const form = useCheckedForm({
    start: emptyDraft(questions),
    check: (draft) => draftProblems(questions, draft),
    idOf: (name) => `survey-${name}`,
    whole: true,
  })
  const { values: draft } = form
  const errorAt = (place: number) => {
    const code = form.shown[`answers.${place}`]
    return code && fieldText(code)
  }
  function send(event: FormEvent) {
    event.preventDefault()
    const answers = draft.answers.map(({ choices, words }) => ({ choices: [...choices], words }))
    void form.pass().then((isPassed) => isPassed && act.send({ answers, language }))
  }
  // Answered in another tab, or ended meanwhile: there is nothing left to answer.
  const isOver = act.error instanceof ApiError && [404, 409].includes(act.error.status)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : isOver ? onAnswered() : onClose())}
      title={title[language]}
      closeLabel={m.common_close()}
      locked={act.isPending}
      actions={
        <>
          <Button disabled={act.isPending} onClick={isOver ? onAnswered : onClose}>
            {isOver ? m.common_close() : m.surveys_not_now()}
          </Button>
          {isOver ? null : (
            <Button variant="primary" type="submit" form={id} busy={act.isPending}>
              {m.surveys_send()}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.fields} onSubmit={send} noValidate>
        <ErrorSummary
          title={m.common_check_fields()}
          errors={questions.flatMap(({ text }, place) => {
            const code = form.listed[`answers.${place}`]
            const message = code && `${text[language]}: ${fieldText(code)}`
            return message ? [{ field: `survey-answers.${place}`, message }] : []
          })}
        />
        {intro[language] === '' ? null : <p className={styles.intro}>{intro[language]}</p>}
        {questions.map((question, place) => (
          <QuestionField
            key={`${place} ${question.text.en}`}
            id={`survey-answers.${place}`}
            question={question}
            language={language}
            answer={draft.answers[place] ?? { choices: [], words: '' }}
            error={errorAt(place)}
            onChange={(change) => form.set(withAnswer(draft, place, change))}
          />
        ))}
      </form>
      {act.error ? (
        <Notice tone="negative" live="alert">
          {isOver ? m.surveys_over() : problemText(act.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
