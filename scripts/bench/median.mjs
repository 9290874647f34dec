/**
 * For an even count, the upper of the two middle values.
 * @param {number[]} numbers
 */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * Median, count and range of times, for example "median 62 ms of 15 (48 to 91)".
 * @param {number[]} times
 */
export function describeTimes(times) {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  return `median ${Math.round(median(times))} ms of ${times.length} (${sorted[0]} to ${sorted.at(-1)})`
}
