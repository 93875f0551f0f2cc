import { Buffer } from 'node:buffer'
import type { Language } from '@daftar/rules/geo/languages'
import type { SurveyAnswer, SurveyQuestion } from '@daftar/rules/surveys/survey'
import { m } from '@daftar/words'
import type { Database } from '../../../platform/database/database.ts'
import { byteOrderMark, csvLine } from '../../../platform/csv.ts'
import { answersAfter, type AnswerRow, type SurveyRow } from './store.ts'

const rowsAtOnce = 500

/** Every answer as a line, read as it is sent; who it is of is the merchant, never a person. */
export async function* csvOfSurvey(
  database: Pick<Database, 'systemRead'>,
  { id, questions }: SurveyRow,
  language: Language,
): AsyncGenerator<Buffer> {
  const heads = [m.surveys_csv_at, m.surveys_csv_merchant, m.surveys_csv_merchant_id, m.surveys_csv_country]
  yield byteOrderMark
  yield Buffer.from(
    csvLine([
      ...heads.map((head) => ({ text: head({}, { locale: language }) })),
      ...questions.map(({ text }) => ({ text: text[language], isTyped: true })),
    ]),
  )
  let last: AnswerRow | undefined
  for (;;) {
    const rows = await database.systemRead((tx) => answersAfter(tx, id, last, rowsAtOnce))
    for (const row of rows) yield Buffer.from(lineOf(row, questions, language))
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)
  }
}

function lineOf(row: AnswerRow, questions: readonly SurveyQuestion[], language: Language): string {
  return csvLine([
    { text: row.at.toISOString() },
    { text: row.name, isTyped: true },
    { text: row.merchant_id },
    { text: row.country },
    ...questions.map((question, index) => ({
      text: answerText(question, row.answers[index], language),
      isTyped: true,
    })),
  ])
}

function answerText(
  { options }: SurveyQuestion,
  answer: SurveyAnswer | undefined,
  language: Language,
): string {
  if (!answer) return ''
  if (options.length === 0) return answer.words
  return answer.choices.map((choice) => options[choice]?.[language] ?? '').join('; ')
}
