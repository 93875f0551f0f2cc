import type { FieldCode } from '@daftar/contract'
import { answerProblems, type SurveyAnswer, type SurveyQuestion } from '@daftar/rules/surveys/survey'

export interface SurveyDraft {
  answers: readonly SurveyAnswer[]
}

export function emptyDraft(questions: readonly SurveyQuestion[]): SurveyDraft {
  return { answers: questions.map(() => ({ choices: [], words: '' })) }
}

/** The draft with another answer to one of the questions. */
export function withAnswer(
  { answers }: SurveyDraft,
  place: number,
  change: Partial<SurveyAnswer>,
): SurveyDraft {
  return { answers: answers.map((answer, at) => (at === place ? { ...answer, ...change } : answer)) }
}

/** The rules of the server. */
export function draftProblems(questions: readonly SurveyQuestion[], { answers }: SurveyDraft) {
  return answerProblems(questions, answers) as Record<string, FieldCode>
}
