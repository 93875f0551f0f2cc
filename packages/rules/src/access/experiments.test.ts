import { expect, test } from 'vitest'
import { experimentNames, isEnabled, isExperimentOn, keepEnabled } from './experiments.ts'

test('an experiment is on by true, "true", "on" or "enabled" and by nothing else [PERM-37]', () => {
  for (const value of [true, 'true', 'on', 'enabled']) expect(isEnabled(value)).toBe(true)
  for (const value of [false, 'false', 'off', 'disabled', '', 'TRUE', 1, null, undefined, {}, 'control']) {
    expect(isEnabled(value)).toBe(false)
  }
})

test('only enabled experiments are kept [PERM-04]', () => {
  const kept = keepEnabled([
    { name: 'capital', value: 'on' },
    { name: 'ads', value: 'off' },
    { name: 'locations', value: 'true' },
  ])
  expect(kept.map(({ name }) => name)).toEqual(['capital', 'locations'])
})

test('a feature is switched on by its name [PERM-37]', () => {
  const experiments = [
    { name: 'capital', value: 'on' },
    { name: 'ads', value: 'off' },
  ]
  expect(isExperimentOn(experiments, 'capital')).toBe(true)
  expect(isExperimentOn(experiments, 'ads')).toBe(false)
  expect(isExperimentOn(experiments, 'capital_fake_door')).toBe(false)
})

test('the experiments of capital go by these names, and one that is missing is off [DEC-CAP-6]', () => {
  const ofCapital = [
    'capital',
    'capital_fake_door',
    'capital_waitlist',
    'capital_feedback_form',
    'integration_form',
    'redesigned_reset_form',
  ] as const
  for (const name of ofCapital) {
    expect(experimentNames).toContain(name)
    const others = ofCapital.filter((one) => one !== name).map((one) => ({ name: one, value: 'on' }))
    expect([name, isExperimentOn(others, name)]).toEqual([name, false])
    expect([name, isExperimentOn([...others, { name, value: 'on' }], name)]).toEqual([name, true])
  }
})

test('each of the 18 gated features has a name of its own', () => {
  expect(new Set(experimentNames).size).toBe(18)
})
