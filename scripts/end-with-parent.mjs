// Loaded into every service with `--import`: a service whose parent was killed ends as if it had been asked to.
const end = () => process.kill(process.pid, 'SIGTERM')

// A parent that was killed before this line gives no event any more.
if (process.connected) process.on('disconnect', end)
else end()
// The channel alone must not keep the process alive.
process.channel?.unref()
