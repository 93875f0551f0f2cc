/** What a start in demo mode adds to the product. Nothing else of the product may load this folder. */
export { demoGreeting } from './greeting.ts'
export { seedDemo } from './seed.ts'
export { shopSchedules } from './shops.ts'
