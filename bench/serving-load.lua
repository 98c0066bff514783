-- Sends requests for the paths of a file, which has one on each line.
local requests = {}
local sent = 0

function init(args)
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format('GET', path, { Host = 'localhost', ['Accept-Encoding'] = args[2] })
  end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end

-- wrk gives times in microseconds and counts a status above 399 as an error.
function done(summary)
  io.write(string.format('\n{"requests": %d, "seconds": %f, "failed": %d}\n', summary.requests,
    summary.duration / 1e6, summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout))
end
