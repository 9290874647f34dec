// Loaded into every service with `--import`: ends the service with SIGTERM when its parent process is gone.
const end = () => process.kill(process.pid, 'SIGTERM')

// If the parent ended before this line, there is no event.
if (process.connected) process.on('disconnect', end)
else end()
// The IPC channel must not keep the process alive.
process.channel?.unref()
