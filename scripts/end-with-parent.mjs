// Loaded into every service with `--import`: ends the service with SIGTERM when its parent process is gone.
const end = () => process.kill(process.pid, 'SIGTERM')

// Processes that the service forks do not load this file: an unreferenced channel would end `next dev` at its start.
process.execArgv = process.execArgv.filter(
  (argument, index, all) => argument !== import.meta.url && all[index + 1] !== import.meta.url,
)

// If the parent ended before this line, there is no event.
if (process.connected) process.on('disconnect', end)
else end()
// The IPC channel must not keep the process alive.
process.channel?.unref()
