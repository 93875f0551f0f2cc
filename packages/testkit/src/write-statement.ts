// `npm run statement`: a bank statement as PDF to try an application with.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { storyAccount } from './pdf/story-account.ts'
import { freshStatementPdf } from './pdf/statement.ts'

const usage =
  'usage: npm run statement -- [file] [the day it is handed in as YYYY-MM-DD, today without it] [--holder name] [--iban number]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    holder: { type: 'string', default: storyAccount.holder },
    iban: { type: 'string', default: storyAccount.iban },
  },
})
const [file = 'statement.pdf', day] = positionals
const submittedAt = day === undefined ? new Date() : new Date(`${day}T12:00:00Z`)
if (Number.isNaN(submittedAt.getTime())) {
  console.error(usage)
  process.exitCode = 2
} else {
  writeFileSync(file, freshStatementPdf(values, submittedAt))
  console.log(`${file} is written: six months of the account of ${values.holder}, fit to hand in.`)
}
