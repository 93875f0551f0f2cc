import { expect, test } from 'vitest'
import { currentText, generatedFiles } from './generated.ts'

test.each(generatedFiles())(
  '$path says what its folders say, or `npm run generate` was forgotten',
  (file) => {
    expect(currentText(file)).toBe(file.text())
  },
)
